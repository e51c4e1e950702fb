import * as z from 'zod/mini';
import { Integers } from '#server/database/integers.ts';
import { patienceMs } from '#server/database/snapshot.ts';
import { question } from '#server/database/statement.ts';
import type { Runner } from '#server/database/statement.ts';
import { attributeRules, kindNames, memberKinds } from './catalogue-facts.ts';
import type { CatalogueFacts, KindFacts, MemberKind, MembersByKind } from './catalogue-facts.ts';
import { Members } from './members.ts';

const kinds = question({
  name: 'catalogue_kinds',
  text: `select kind, id, slug, name, description, group_id as "groupId", position, rule from (
      select 'brand' as kind, id, slug, name, '' as description, manufacturer_id as group_id, 0 as position, null as rule from brand
      union all select 'manufacturer', id, slug, name, '', null, 0, null from manufacturer
      union all select 'depot', id, slug, name, '', null, 0, null from depot
      union all select 'articleType', id, slug, name, '', group_id, 0, null from article_type
      union all select 'articleTypeGroup', id, slug, name, '', null, position, null from article_type_group
      union all select 'productType', id, slug, name, '', group_id, 0, null from product_type
      union all select 'productTypeGroup', id, slug, name, '', null, position, null from product_type_group
      union all select 'assortment', id, slug, name, description, type_id, position, null from assortment
      union all select 'assortmentType', id, slug, name, description, null, position, null from assortment_type
      union all select 'tag', id, slug, name, '', null, 0, null from tag
      union all select 'attribute', id, slug, name, description, null, 0, rule from attribute
      union all select 'property', id, slug, name, '', null, 0, null from property
      union all select 'propertyValue', v.id, p.slug || '/' || v.slug, v.name, '', p.id, v.position, null
        from property_value v join property p on p.id = v.property_id
    ) as named order by kind, position, name, id`,
  values: () => [],
  row: z.object({
    kind: z.enum(kindNames),
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    groupId: z.nullable(z.number()),
    position: z.number(),
    rule: z.nullable(z.enum(attributeRules)),
  }),
});

/** What articles are grouped by, in its order. */
export async function readKinds(runner: Runner): Promise<CatalogueFacts['kinds']> {
  const rows = await kinds.all(runner);
  const byKind = Object.fromEntries(kindNames.map((kind): [string, KindFacts[]] => [kind, []]));
  for (const { kind, ...facts } of rows) byKind[kind]!.push(facts);
  return byKind as unknown as CatalogueFacts['kinds'];
}

/** Table of each kind's members and its column with the value. */
const tables: Readonly<Record<MemberKind, readonly [table: string, column: string]>> = {
  assortment: ['article_assortment', 'assortment_id'],
  tag: ['article_tag', 'tag_id'],
  attribute: ['article_attribute', 'attribute_id'],
  propertyValue: ['article_property', 'value_id'],
};

/** Value and article side by side, one binary value for each kind. */
const membersStatement = (condition: string): string => {
  const columns = memberKinds.map((kind) => {
    const [table, column] = tables[kind];
    return `(select string_agg(int4send(m.${column}) || int4send(m.article_id), '') from ${table} m
      join article a on a.id = m.article_id where a.is_visible ${condition}) as "${kind}"`;
  });
  return `select ${columns.join(', ')}`;
};

const MembersRow = z.object(
  Object.fromEntries(memberKinds.map((kind) => [kind, Integers])) as Record<MemberKind, typeof Integers>,
);

const allMembers = question({
  name: 'catalogue_members',
  text: membersStatement(''),
  values: () => [],
  row: MembersRow,
  patienceMs,
});

const someMembers = question({
  name: 'article_members',
  text: membersStatement('and a.id = any($1::integer[])'),
  values: (ids: readonly number[]) => [ids],
  row: MembersRow,
});

/** Which visible articles are in which: of all, or of some. */
export async function readMembers(runner: Runner, ids: readonly number[] | null): Promise<MembersByKind> {
  const pairs = await (ids === null ? allMembers.one(runner) : someMembers.one(runner, ids));
  return Object.fromEntries(memberKinds.map((kind) => [kind, Members.of(pairs[kind])])) as Record<
    MemberKind,
    Members
  >;
}
