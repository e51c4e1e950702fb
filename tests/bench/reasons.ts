const busyMachine =
  'measured while the two processors were shared with other work (see the floors: a quiet machine gives about 9,000 HTTP answers and 12,000 transactions a second), so judge the processor time';
const firstLoad =
  'react-dom 57, router 27, XState 12, zod 8, ofetch 3 and React 3 kB leave about 20 kB; our own charts, contracts, loaders and frame of every page (some 45 kB, most in the entry) and the texts of all areas (10 kB) are more than twice that. About 3.5 kB are router parts nobody imports and that the bundler does not dare to drop';
const hydration =
  'presumed: one task runs React over the whole page and starts all actors; the floor with its 24 plain cards takes 221 ms of it on the same throttled processor';
const manyFiles =
  'about 29 scripts, most below 1 kB, each with 1 kB of security headers; the scripts are 166 kB of the 198 kB transferred. Merging small chunks would remove 20 requests and 30 kB';
const paint =
  'the document is 20 kB compressed where the floor has hardly any (styles 8.5, markup and data 11); which share each has was not separated';

/**
 * Why a figure falls short of its target, found by profiling (`--profile`); what was not measured apart is said to be
 * presumed. Keyed as the rows of the report.
 */
export const reasons: Readonly<Record<string, string>> = {
  list: `${busyMachine}. A tile, a facet and a heading are checked and written as JSON once a version of the catalogue. In the profile the sending to two sockets (30 kB to the visitor, one short question to the database for all requests under way) stands foremost, then Fastify's hooks. At 100,000 articles most tiles of a short run are asked for the first time, so they are still read and checked.`,
  search: `${busyMachine}. Most searches of the run are new words: numbers and printers are looked up by the database, typing errors are compared with the words that share enough letters, and the tiles of new hits are read and checked. A search met before costs what a list costs.`,
  articlePage: `${busyMachine}. Half of the time is React's rendering (a quarter of that the router's links, each of which resolves its path), a seventh the fresh actors of each request, the rest three statements and the writing of the document.`,
  basketAdd: `${busyMachine}. Two statements: the article is read; session, basket and position are written in one durable statement. About a sixth of what a unit costs is the load generator, on the same two processors.`,
  checkout: `${busyMachine}. Eight calls with 15 statements, seven of them durable writes. Before the statements were drawn together a quiet machine spent 8 ms of Node, 6 ms of PostgreSQL and 1.8 ms of the load generator on an order, so that two processors could give 126 orders a second at most; 300 leave 6.7 ms for all three. Node's share is spread thin (the kernel a tenth, the driver a tenth, reckoning 7 %); of PostgreSQL's, five writes that give the whole basket back as JSON are the half, the order itself a fifth, fdatasync a twelfth.`,
  memory:
    'the load adds the heap of Node and the caches of 16 connections of PostgreSQL; what is kept of the catalogue is bounded by bytes (10 MB of tiles, 8 of lists, 8 of searches, 10 of the rest); which share each has was not separated.',
  start:
    'the process listens once the columns of the lists stand (0.35 s of its processor time at 100,000 articles, PostgreSQL takes longer to read them); the words of the search (1 s) follow while it serves. The rest is the loading of modules, above one second in the profile, and the start of PostgreSQL, 0.4 s.',
  'script-home': firstLoad,
  'script-list': firstLoad,
  'script-article': firstLoad,
  'script-basket': firstLoad,
  'script-checkout': `${firstLoad}. The four steps add 12 kB.`,
  listHtml: 'styles of the page 51 kB, data 30 kB (only the fields shown), the rest markup.',
  listHtmlBrotli: 'styles 8.5 kB, the rest markup and data.',
  'home-fcp': paint,
  'list-fcp': paint,
  'article-fcp': paint,
  'checkout-fcp': paint,
  'home-lcp': paint,
  'list-lcp': paint,
  'article-lcp': paint,
  'checkout-lcp': paint,
  'home-tbt': hydration,
  'list-tbt': hydration,
  'article-tbt': hydration,
  'checkout-tbt': hydration,
  'list-cls':
    'presumed: a shift by the swap of the font or of the data that comes with hydration; not separated.',
  soft: 'presumed: the click comes at once after the pointer, so the prefetch on intent has had no time, and the page of the article is drawn in one task of the throttled processor.',
  softLocal: 'presumed: drawing the article in one task, on a processor shared with other work.',
  softKilobytes:
    "the whole reply of the contract is sent although the page shows a part of each neighbouring article; the page's own chunk comes with the first article.",
  addShown:
    'presumed: the first touch of a tile creates its actor and draws in the same frame; measured with 4 × slowdown on a busy processor.',
  addConfirmed: 'one call of 150 ms latency, and drawing before and after it.',
  addInp: 'as for what is shown: one task creates the actor and draws.',
  addKilobytes: 'presumed: the answer has the headers of every document, 1 kB, beside 0.4 kB of content.',
  'home-settled': manyFiles,
  'list-settled': manyFiles,
  'article-settled': manyFiles,
  'checkout-settled': manyFiles,
  'list-requests': manyFiles,
  'list-kilobytes': manyFiles,
};
