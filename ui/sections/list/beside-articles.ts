export { EmptyList } from './EmptyList.tsx';
export { UnderstoodSearch } from './UnderstoodSearch.tsx';
export { BegreenSwitch } from './BegreenSwitch.tsx';
export { LabelProof } from './LabelProof.tsx';
