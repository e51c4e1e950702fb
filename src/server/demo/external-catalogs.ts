import type { Executor } from '#server/database/pool.ts';
import { accountService } from '#server/account/account.service.ts';
import { externalCatalogSetup } from '#server/external-catalog/external-catalog.service.ts';

/** Procurement systems of the demo, as README.md names them; their secret is the demo's password. */
export const demoCatalogs = [
  { slug: 'andere-oci', name: 'Einkauf 5', protocol: 'oci5', loginName: 'andere' },
  { slug: 'andere-cxml', name: 'Beschaffungsportal', protocol: 'cxml', loginName: 'andere' },
] as const;

const technicalUser = 'katalog@andere-gmbh.example';

/**
 * Lets a firm open the shop from its procurement systems.
 *
 * @param hashes of the systems' secret, and of a password of the technical user that nobody knows
 */
export async function seedExternalCatalogs(
  executor: Executor,
  accountId: number,
  hashes: { readonly secret: string; readonly nobodys: string },
): Promise<void> {
  const personId = await accountService.addUser(executor, {
    accountId,
    email: technicalUser,
    emailNormalised: technicalUser,
    passwordHash: hashes.nobodys,
    salutation: 'none',
    firstname: 'Externer',
    lastname: 'Katalog',
  });
  for (const catalog of demoCatalogs)
    await externalCatalogSetup.add(executor, {
      ...catalog,
      accountId,
      personId,
      secretHash: hashes.secret,
      vendorNumber: '4711',
      returnOrigins: ['https://einkauf.andere-gmbh.example', 'http://localhost:4010'],
      isActive: true,
    });
}
