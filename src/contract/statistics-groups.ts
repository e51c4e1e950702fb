/** By what the orders of a firm are summed up; views read it before anything is asked, so it stands beside the calls. */
export const statisticsGroups = ['period', 'person', 'costCenter', 'articleGroup'] as const;
export type StatisticsGroup = (typeof statisticsGroups)[number];
