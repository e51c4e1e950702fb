export { BegreenSwitch } from './BegreenSwitch.tsx';
export { LabelProof } from './LabelProof.tsx';
