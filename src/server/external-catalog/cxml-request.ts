import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { maximumPositions } from '#contract/basket.ts';
import { isStorable, oneLineOf } from '#contract/storable.ts';
import { ArticleNumber, ShopDepotId } from '#contract/text.ts';
import type { HandedOverPosition } from '#server/handed-over-basket/handed-over-basket.service.ts';

/** What is wrong with a request, as the status of its answer says it. */
export class BadCxml extends Error {
  override readonly name = 'BadCxml';
}

/** The one declaration a cXML document begins with; it is not fetched, and may declare nothing itself. */
const declaration = /<!DOCTYPE\s+cXML\s+(?:SYSTEM|PUBLIC\s+"[^"<>[\]]*")\s+"[^"<>[\]]*"\s*>/;
/** Every other declaration: entities, notations, a document type of one's own. */
const foreignDeclaration = /<!(?!--|\[CDATA\[)/;
const deepest = 30;
/** Where references stand as they are. */
const quoted = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g;
const reference = /&(?:(?:amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6}));|&/g;
const longestHint = 200;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Characters by their number; of names only those of XML are let through.
  htmlEntities: true,
  maxNestedTags: deepest,
  isArray: (name) => name === 'ItemOut' || name === 'Credential' || name === 'Comments',
});

const shortText = z.pipe(
  z.union([z.string(), z.object({ '#text': z.optional(z.string()) })]),
  z.transform((value) => (typeof value === 'string' ? value : (value['#text'] ?? ''))),
);
const text = (longest: number) => z.pipe(shortText, z.string().check(z.maxLength(longest)));

const Credential = z.object({
  '@domain': z.string().check(z.maxLength(100)),
  Identity: text(200),
  SharedSecret: z.optional(text(200)),
});
const Party = z.object({ Credential: z.array(Credential).check(z.minLength(1)) });

const ItemOut = z.object({
  '@quantity': z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  ItemID: z.object({
    SupplierPartID: z.pipe(text(40), ArticleNumber),
    SupplierPartAuxiliaryID: z.optional(text(100)),
  }),
  Comments: z.optional(z.array(text(10_000))),
});

const SetupDocument = z.object({
  cXML: z.object({
    Header: z.object({ From: Party, To: Party, Sender: Party }),
    Request: z.object({
      PunchOutSetupRequest: z.object({
        '@operation': z.enum(['create', 'edit', 'inspect']),
        BuyerCookie: text(1000),
        BrowserFormPost: z.object({ URL: text(2000) }),
        ItemOut: z.optional(z.array(ItemOut).check(z.maxLength(maximumPositions))),
      }),
    }),
  }),
});

/** Who is named in a header. */
const Named = z.object({ domain: z.string(), identity: z.string() });

/** What is kept of a request for its answer, which goes the other way round. */
export const CxmlGiven = z.object({ buyerCookie: z.string(), from: Named, to: Named });
export type CxmlGiven = z.infer<typeof CxmlGiven>;

export interface CxmlSetup {
  readonly operation: 'create' | 'edit' | 'inspect';
  readonly sender: string;
  readonly sharedSecret: string;
  readonly returnUrl: string;
  readonly given: CxmlGiven;
  /** What lies in the basket the system wants to go on with. */
  readonly positions: readonly HandedOverPosition[];
}

/** Whether each reference is one of XML's own names, or the number of a character that may stand in a text. */
const areReferencesKnown = (xml: string): boolean =>
  [...xml.replaceAll(quoted, '').matchAll(reference)].every(([found, decimal, hexadecimal]) => {
    if (decimal === undefined && hexadecimal === undefined) return found !== '&';
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code <= 0x10ffff && isStorable(String.fromCodePoint(code));
  });

/** What the buyer noted at a line, as one line of the basket holds it. */
const hintIn = (comments: readonly string[]): string => {
  const [hint = ''] = comments.map(oneLineOf).filter((comment) => comment !== '');
  return oneLineOf(hint.slice(0, longestHint));
};

function parsed(xml: string): unknown {
  const bare = xml.replace(declaration, '');
  if (foreignDeclaration.test(bare)) throw new BadCxml('declarations are not accepted');
  if (!areReferencesKnown(bare)) throw new BadCxml('unknown references are not accepted');
  try {
    return parser.parse(bare, true);
  } catch {
    throw new BadCxml('not well-formed');
  }
}

const depotOf = (auxiliary: string | undefined): number => {
  const depot = ShopDepotId.safeParse(auxiliary);
  return depot.success ? depot.data : 1;
};

/**
 * Reads a PunchOutSetupRequest. Nothing outside of the document is read for it, and no entity of its own is known.
 *
 * @throws BadCxml for what is none
 */
export function readSetupRequest(xml: string): CxmlSetup {
  const document = SetupDocument.safeParse(parsed(xml));
  if (!document.success) {
    const [issue] = document.error.issues;
    throw new BadCxml(`no PunchOutSetupRequest of this shop: ${issue?.path.join('/') ?? ''}`);
  }
  const { Header: header, Request: request } = document.data.cXML;
  const setup = request.PunchOutSetupRequest;
  const namedIn = ({ Credential: [first] }: z.infer<typeof Party>) => ({
    domain: first?.['@domain'] ?? '',
    identity: first?.Identity ?? '',
  });
  const [sender] = header.Sender.Credential;
  return {
    operation: setup['@operation'],
    sender: sender?.Identity ?? '',
    sharedSecret: sender?.SharedSecret ?? '',
    returnUrl: setup.BrowserFormPost.URL,
    given: { buyerCookie: setup.BuyerCookie, from: namedIn(header.From), to: namedIn(header.To) },
    positions: (setup.ItemOut ?? []).map((item) => ({
      articleNumber: item.ItemID.SupplierPartID,
      shopDepotId: depotOf(item.ItemID.SupplierPartAuxiliaryID),
      unit: '',
      quantity: item['@quantity'],
      hint: hintIn(item.Comments ?? []),
    })),
  };
}
