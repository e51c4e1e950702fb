import { randomUUID } from 'node:crypto';
import { externalCatalogEndpoints } from '#contract/external-catalog.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { externalCatalogSetup } from '#server/external-catalog/external-catalog.service.ts';
import { show } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import type { Firm } from '#tests/server/support/firm.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

export const procurementOrigin = 'https://einkauf.firma.example';
export const hookUrl = `${procurementOrigin}/basket?id=7&step=<2>`;

export const catalogName = 'Einkauf & Co';

/** A catalog of a firm of its own, whose technical user is the firm's buyer. */
export interface TestCatalog {
  readonly slug: string;
  readonly firm: Firm;
}

export async function startCatalog(
  shop: TestShop,
  protocol: 'oci4' | 'oci5' | 'cxml',
  given?: Firm,
): Promise<TestCatalog> {
  const firm = given ?? (await startFirm(shop, { releaseAbove: null }));
  const slug = `katalog-${randomUUID()}`;
  const { rows } = await shop.database.query<{ hash: string }>(
    `select password_hash as hash from person where email_normalised = 'privat@kontor.example'`,
  );
  await externalCatalogSetup.add(shop.database, {
    slug,
    name: catalogName,
    protocol,
    accountId: firm.accountId,
    personId: firm.buyer.id,
    loginName: 'firma',
    secretHash: rows[0]?.hash ?? '',
    vendorNumber: '4711',
    returnOrigins: [procurementOrigin],
    isActive: true,
  });
  return { slug, firm };
}

const ociParameters = (changed: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({
    USERNAME: 'firma',
    PASSWORD: demoPassword,
    HOOK_URL: hookUrl,
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
    ...changed,
  }).toString();

/** What the browser of a procurement system sends to open an OCI catalog. */
export const openOci = (
  visitor: TestVisitor,
  slug: string,
  changed: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  visitor.raw({
    method: 'POST',
    url: `/external-catalog/oci/${slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: ociParameters(changed),
  });

export const openOciByGet = (visitor: TestVisitor, slug: string) =>
  visitor.raw({ url: `/external-catalog/oci/${slug}?${ociParameters()}` });

/** A PunchOutSetupRequest; what is changed stands in the place of what it is called. */
export function setupRequest({
  operation = 'create',
  secret = demoPassword,
  items = '',
  returnUrl = hookUrl,
  declaration = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">',
  cookie = 'a&b',
}: {
  readonly operation?: string;
  readonly secret?: string;
  readonly items?: string;
  readonly returnUrl?: string;
  readonly declaration?: string;
  readonly cookie?: string;
} = {}): string {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0" encoding="UTF-8"?>
${declaration}
<cXML payloadID="1@firma" timestamp="2026-11-26T10:00:00+01:00">
  <Header>
    <From><Credential domain="NetworkID"><Identity>firma-gmbh</Identity></Credential></From>
    <To><Credential domain="DUNS"><Identity>kontor</Identity></Credential></To>
    <Sender><Credential domain="NetworkID"><Identity>firma</Identity><SharedSecret>${secret}</SharedSecret></Credential>
      <UserAgent>Beschaffung 1</UserAgent></Sender>
  </Header>
  <Request deploymentMode="production">
    <PunchOutSetupRequest operation="${operation}">
      <BuyerCookie>${cookie === 'a&b' ? escaped(cookie) : cookie}</BuyerCookie>
      <BrowserFormPost><URL>${escaped(returnUrl)}</URL></BrowserFormPost>
      ${items}
    </PunchOutSetupRequest>
  </Request>
</cXML>`;
}

export const itemOut = (articleNumber: string, quantity: number, depot = '1', comment = ''): string =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${articleNumber}</SupplierPartID>
    <SupplierPartAuxiliaryID>${depot}</SupplierPartAuxiliaryID></ItemID>${comment === '' ? '' : `<Comments xml:lang="de">${comment}</Comments>`}</ItemOut>`;

/** What a page of the visitor shows now, as a hand-over names it. */
export async function seenBy(visitor: TestVisitor) {
  const { externalCatalog, version } = await show(visitor);
  return { visit: externalCatalog?.id ?? 'keiner', basketVersion: version };
}

/** Hands over what the visitor sees now; gives the answer, whatever it is. */
export const posted = async (visitor: TestVisitor) =>
  visitor.post(externalCatalogEndpoints.handOver, { body: await seenBy(visitor) });

/** Hands over what the visitor sees now. */
export const handedOver = async (visitor: TestVisitor) =>
  visitor.ask(externalCatalogEndpoints.handOver, { body: await seenBy(visitor) });

/** What a procurement system's server sends. */
export const setUp = (visitor: TestVisitor, slug: string, xml: string) =>
  visitor.raw({
    method: 'POST',
    url: `/external-catalog/cxml/${slug}`,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    payload: xml,
  });
