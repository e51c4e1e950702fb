import { hydrateRoot } from 'react-dom/client';
import { FloorPage, floorItems } from './FloorPage.tsx';

const root = document.getElementById('r');
if (root !== null) hydrateRoot(root, <FloorPage items={floorItems} />);
