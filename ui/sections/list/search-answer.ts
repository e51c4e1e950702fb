export { EmptyList } from './EmptyList.tsx';
export { UnderstoodSearch } from './UnderstoodSearch.tsx';
