import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { AdminCostCenter, FirmPerson } from './firm.ts';
import { bodyOf } from './form-body.ts';
import { costCenterFields } from './forms/cost-center.ts';

/** How many cost centers a firm may have, those that are put to rest among them. */
export const mostCostCenters = 500;
/** How many people may be named for one. */
export const mostAssignedPeople = 1000;

const id = z.number().check(z.int(), z.minimum(1));
const costCenter = bodyOf(costCenterFields);
const done = z.object({ success: z.literal(true) });

/** What admins do with the cost centers of their firm. */
export const adminCostCenterEndpoints = {
  list: get({
    name: 'adminCostCenters.list',
    path: '/my/admin-cost-centers',
    access: 'admin',
    weight: 2,
    summary:
      'Cost centers of the firm with who may book on them and what may be spent, and the people of the firm.',
    spec: ['S7.1-42'],
    reply: z.object({
      items: z.array(AdminCostCenter),
      /** Whom an admin may choose. */
      people: z.array(FirmPerson),
      /** Every position of an order has to name a cost center. */
      isNeeded: z.boolean(),
    }),
  }),
  create: post({
    name: 'adminCostCenters.create',
    path: '/my/admin-cost-centers/create',
    access: 'admin',
    summary: 'Adds a cost center to the firm; everybody may book on it until people are named.',
    spec: ['S7.2-17'],
    body: costCenter,
    reply: z.extend(done, { id: z.number() }),
  }),
  update: post({
    name: 'adminCostCenters.update',
    path: '/my/admin-cost-centers/update',
    access: 'admin',
    summary: 'Changes a cost center, or puts it to rest; orders keep the number they were placed with.',
    spec: ['S7.2-17'],
    body: z.extend(costCenter, { id }),
    reply: done,
  }),
  remove: post({
    name: 'adminCostCenters.remove',
    path: '/my/admin-cost-centers/delete',
    access: 'admin',
    summary: 'Deletes a cost center with its budgets; one that orders name is put to rest instead.',
    spec: ['S7.2-17'],
    body: z.strictObject({ id }),
    reply: z.extend(done, { isDeactivated: z.boolean() }),
  }),
  need: post({
    name: 'adminCostCenters.need',
    path: '/my/admin-cost-centers/need',
    access: 'admin',
    summary: "Says whether every position of the firm's orders has to name a cost center.",
    spec: ['S5-12'],
    body: z.strictObject({ isNeeded: z.boolean() }),
    reply: done,
  }),
  assign: post({
    name: 'adminCostCenters.assign',
    path: '/my/admin-cost-centers/assign',
    access: 'admin',
    summary: 'Says who may book on a cost center; everybody of the firm where nobody is named.',
    spec: ['S7.2-18'],
    body: z.strictObject({ id, people: z.array(id).check(z.maxLength(mostAssignedPeople)) }),
    reply: done,
  }),
};
