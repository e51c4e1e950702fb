import { useSelector } from '@xstate/react';
import { selectAvailability } from '#machines/app/app.selectors.ts';
import { useShop } from './shop.ts';

/** Which of its states (S4.1) the application is in. */
export const useAvailability = () => useSelector(useShop().system.app, selectAvailability);
