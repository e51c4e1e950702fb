import type { freeArticles as german } from '../de/free-articles.ts';

export const freeArticles: typeof german = {
  title: 'Free articles',
  count: (p) =>
    `You may choose ${p.most === 1 ? 'one free article' : `${p.most} free articles`}; ${p.chosen} chosen.`,
  from: (p) => `From goods of ${p.amount} on`,
  upTo: (p) => `Up to goods of ${p.amount}`,
  choose: 'Choose',
  chooseNamed: (p) => `Choose ${p.name} as a free article`,
  chosen: 'Chosen',
  remove: 'Remove',
  removeNamed: (p) => `Remove the free article ${p.name}`,
  gone: (p) => `${p.name}: ${p.problem}`,
  goneTitle: 'These free articles are not part of your order at the moment:',
  failed: 'That did not work. Please try again.',
  amount: (p) => `${p.amount} × free of charge`,
};
