import { perShopActor, roster, type Roster } from './roster.ts';

/** The app-lifetime charts as they are; their calls are provided where the page is composed. */
export const appActors = perShopActor<{ readonly [Name in keyof Roster]: Roster[Name]['machine'] }>(
  (name) => roster[name].machine,
);
