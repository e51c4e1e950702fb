import { useLoaderData } from 'react-router-dom';
import { Goods } from './GoodsScreen.tsx';
import { LaterQuestion } from './LaterQuestion.tsx';
import type { GoodsData } from './goods-data.ts';

const question = <LaterQuestion />;

/** Machines that print, below the question which printer somebody has. */
export function Component() {
  return <Goods {...(useLoaderData() as GoodsData)} question={question} />;
}
