import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { demoPassword } from './login-page.ts';
import { changeInShop } from './shop-database.ts';

/** A line as a cXML message names it. */
export interface ReceivedLine {
  readonly articleNumber: string;
  readonly depot: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

/** The other side: a procurement system of a firm, which opens the shop and gets baskets back. */
export interface Procurement {
  /** Page with a button that opens the shop by OCI. */
  readonly ociPage: string;
  /** Address that opens the shop by cXML. */
  readonly cxmlPage: (operation?: 'create' | 'edit' | 'inspect', lines?: readonly ReceivedLine[]) => string;
  /** Fields of the baskets that came back. */
  readonly received: readonly (readonly [string, string][])[];
  readonly stop: () => Promise<void>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const page = (title: string, content: string): string =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${content}</html>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** A catalog of the demo's firm that sends baskets to an origin; gives its slug. */
async function catalogOf(
  origin: string,
  protocol: 'oci5' | 'cxml',
  shopFolder: string | undefined,
): Promise<string> {
  const slug = `einkauf-${randomUUID()}`;
  await changeInShop(
    `insert into external_catalog (slug, name, account_id, person_id, protocol, login_name, secret_hash, vendor_number,
       return_origins)
     select $1, 'Einkauf 5', p.account_id, p.id, $2, 'andere', c.secret_hash, '4711', array[$3]
     from person p join external_catalog c on c.person_id = p.id and c.slug = 'andere-oci'`,
    [slug, protocol, origin],
    shopFolder,
  );
  return slug;
}

const itemOut = ({ articleNumber, depot, quantity }: ReceivedLine): string =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${articleNumber}</SupplierPartID>
    <SupplierPartAuxiliaryID>${depot}</SupplierPartAuxiliaryID></ItemID></ItemOut>`;

const setupRequest = (operation: string, returnUrl: string, lines: readonly ReceivedLine[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1@andere" timestamp="2026-11-26T10:00:00+01:00"><Header>
<From><Credential domain="NetworkID"><Identity>andere-gmbh</Identity></Credential></From>
<To><Credential domain="DUNS"><Identity>kontor</Identity></Credential></To>
<Sender><Credential domain="NetworkID"><Identity>andere</Identity><SharedSecret>${demoPassword}</SharedSecret></Credential>
<UserAgent>Einkauf 5</UserAgent></Sender></Header>
<Request><PunchOutSetupRequest operation="${operation}"><BuyerCookie>Vorgang &amp; 7</BuyerCookie>
<BrowserFormPost><URL>${escaped(returnUrl)}</URL></BrowserFormPost>${lines.map(itemOut).join('')}
</PunchOutSetupRequest></Request></cXML>`;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'ItemIn',
});
const read = (xml: string): unknown => parser.parse(xml.replace(/<!DOCTYPE[^>]*>/, ''));
const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], document);

/** What a PunchOutOrderMessage says. */
export function orderMessageIn(fields: readonly (readonly [string, string])[]) {
  const [name, xml] = fields[0] ?? ['', ''];
  const order = at(read(xml), 'cXML.Message.PunchOutOrderMessage');
  const lines = (at(order, 'ItemIn') ?? []) as readonly unknown[];
  return {
    name,
    cookie: at(order, 'BuyerCookie'),
    lines: lines.map((line) => ({
      articleNumber: String(at(line, 'ItemID.SupplierPartID')),
      depot: String(at(line, 'ItemID.SupplierPartAuxiliaryID')),
      quantity: String(at(line, '@quantity')),
      unitPrice: String(at(line, 'ItemDetail.UnitPrice.Money.#text')),
    })),
  };
}

/**
 * Starts a procurement system of another site than the shop.
 *
 * @param shopUrl where the shop stands
 * @param shopFolder its data folder
 */
export async function startProcurement(
  shopUrl: string,
  shopFolder: string | undefined = process.env['E2E_DATA_DIR'],
): Promise<Procurement> {
  const received: [string, string][][] = [];
  let origin = '';
  const slugs: Partial<Record<'oci5' | 'cxml', string>> = {};
  const returnUrl = (): string => `${origin}/return?vorgang=7`;

  /** Asks the shop for a start page, as the system's server does. */
  const startPage = async (parameters: URLSearchParams): Promise<string> => {
    const lines = JSON.parse(parameters.get('lines') ?? '[]') as readonly ReceivedLine[];
    const answer = await fetch(`${shopUrl}/external-catalog/cxml/${slugs.cxml}`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: setupRequest(parameters.get('operation') ?? 'create', returnUrl(), lines),
    });
    return String(at(read(await answer.text()), 'cXML.Response.PunchOutSetupResponse.StartPage.URL'));
  };

  const ociForm = (): string => {
    const fields = {
      USERNAME: 'andere',
      PASSWORD: demoPassword,
      HOOK_URL: returnUrl(),
      '~OkCode': 'ADDI',
      '~TARGET': '_top',
      '~CALLER': 'CTLG',
    };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    );
    const action = `${shopUrl}/external-catalog/oci/${slugs.oci5}`;
    return `<form method="post" action="${action}">${inputs.join('')}<button>Katalog öffnen</button></form>`;
  };

  const server = createServer((request, reply) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', origin);
      if (pathname === '/cxml') {
        reply.writeHead(302, { location: await startPage(searchParams) }).end();
        return;
      }
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      if (pathname === '/oci') reply.end(page('Einkauf', ociForm()));
      else if (pathname === '/return' && request.method === 'POST') {
        received.push([...new URLSearchParams(await bodyOf(request))]);
        reply.end(page('Warenkorb empfangen', ''));
      } else reply.writeHead(404).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // By name another site than the shop, which is called by its number.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  slugs.oci5 = await catalogOf(origin, 'oci5', shopFolder);
  slugs.cxml = await catalogOf(origin, 'cxml', shopFolder);
  return {
    ociPage: `${origin}/oci`,
    cxmlPage: (operation = 'create', lines = []) =>
      `${origin}/cxml?${new URLSearchParams({ operation, lines: JSON.stringify(lines) })}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
