import { randomUUID } from 'node:crypto';
import type { Sample, Situation } from './sample.ts';
import { memberEmail } from './sign-in-samples.ts';

/** A catalog of the member's own account; gives its slug. */
async function ownCatalog({ shop }: Situation): Promise<string> {
  const slug = `probe-${randomUUID()}`;
  await shop.database.query(
    `insert into external_catalog (slug, name, account_id, person_id, protocol, login_name, secret_hash, return_origins)
     select $1, 'Einkauf', account_id, id, 'oci4', 'probe', 'x', '{https://einkauf.example}'
     from person where email_normalised = $2`,
    [slug, memberEmail],
  );
  return slug;
}

/** Requests of external catalogs that are accepted. */
export const externalCatalogSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'externalCatalog.list': async () => ({}),
  'externalCatalog.handedOver': async () => ({}),
  'externalCatalog.bySlug': async (situation) => ({ query: { slug: await ownCatalog(situation) } }),
  // A visit that is over, so that the visitor is still who it was: the basket is handed over again.
  'externalCatalog.handOver': async (situation) => {
    const { shop, visitor } = situation;
    const visit = randomUUID();
    await shop.database.query(
      `insert into external_catalog_session (catalog_id, session_id, operation, return_url, given, begun_at, handed_over_at,
         handed_over_uuid, answer, public_id)
       select c.id, s.id, 'create', 'https://einkauf.example/', '{}', now(), now(), $3,
         '{"url":"https://einkauf.example/","target":"","fields":[]}', $4
       from external_catalog c, session s where c.slug = $1 and s.hash = $2
       on conflict (session_id) do nothing`,
      [await ownCatalog(situation), shop.keys.hash(visitor.cookie?.split('.')[1] ?? ''), randomUUID(), visit],
    );
    return { body: { visit, basketVersion: 0 } };
  },
};
