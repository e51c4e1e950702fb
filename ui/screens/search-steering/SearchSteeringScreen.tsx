import { useLoaderData } from 'react-router-dom';
import { AllRules } from './AllRules.tsx';
import { OneDraft } from './OneDraft.tsx';
import type { SearchSteeringData } from './search-steering-data.ts';

/** `/search-steering`: the rules of the search and their versions, or one change with its effect (S7.1-08). */
export function Component() {
  const data = useLoaderData() as SearchSteeringData;
  if (data.shown === 'list') return <AllRules data={data} />;
  return <OneDraft key={JSON.stringify([data.draft, data.version])} data={data} />;
}
