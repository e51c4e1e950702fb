const firstLoad =
  'what a page loads to be live: of a list, 132 kB, react-dom has 57, router 22, XState 12 and React 3 kB; our charts, loaders and the frame of every page about 22, the view with what it shares 10, the sentences of every page 5 kB. The client with zod, ofetch and the contract (18.6 kB) follows with the first call, as soon as the page is live';
const hydration =
  'React now goes through the page in slices (a transition). Found by profiling on the throttled processor: what is left are the evaluation of the entry file in one task (a third of it react-dom), the styles being computed anew when the whole sheet arrives, and the start of all actors (about a tenth)';
const manyFiles =
  'the entry comes as one file, but it has 117 of the 132 kB of script, 18.6 kB for the first call follow, and the whole style sheet (12 kB) follows the styles of the document';
const paint =
  'the document is 14 to 17 kB compressed where the floor has hardly any: styles 6, markup 5 to 6.5, data 3, boot record 1';

/**
 * Why a figure falls short of its target, found by profiling (`--profile`); what was not measured apart is said to be
 * presumed. Keyed as the rows of the report.
 */
export const reasons: Readonly<Record<string, string>> = {
  list: `A tile, a facet and a heading are checked and written as JSON once a version of the catalogue. In the profile the sending to two sockets (30 kB to the visitor, one short question to the database for all requests under way) stands foremost, then Fastify's hooks. At 100,000 articles most tiles of a short run are asked for the first time, so they are still read and checked.`,
  search: `Most searches of the run are new words: numbers and printers are looked up by the database, typing errors are compared with the words that share enough letters, and the tiles of new hits are read and checked. A search met before costs what a list costs.`,
  basketAdd: `Two statements: the article is read; session, basket and position are written in one durable statement. About a sixth of what a unit costs is the load generator, on the same two processors.`,
  checkout: `Eight calls with 15 statements, seven of them durable writes. Before the statements were drawn together a quiet machine spent 8 ms of Node, 6 ms of PostgreSQL and 1.8 ms of the load generator on an order, so that two processors could give 126 orders a second at most; 300 leave 6.7 ms for all three. Node's share is spread thin (the kernel a tenth, the driver a tenth, reckoning 7 %); of PostgreSQL's, five writes that give the whole basket back as JSON are the half, the order itself a fifth, fdatasync a twelfth.`,
  articlePage: `One processor draws 80 to 100 pages a second. In the profile React's rendering with the fresh actors of each request has 32 %, writing the document (styles, data as tables, head) 17 %, sending its 75 kB 12 %, collecting garbage 11 %, the statements 8.5 %, Fastify's hooks 8 %; a page a guest may share comes from the cache in 2 ms.`,
  memory:
    'the load adds the heap of Node and the caches of ten connections of PostgreSQL; what is kept of the catalogue is bounded by bytes (10 MB of tiles, 8 of lists, 8 of searches, 10 of the rest); of what stands after the load Node has about 250, PostgreSQL 65 MB. The heap grows by a fifth before it is collected (570 MB without that bound, for 7 % less processor time a page).',
  start:
    'the process listens once the columns of the lists stand (0.35 s of its processor time at 100,000 articles, PostgreSQL takes longer to read them); the words of the search (1 s) follow while it serves. The rest is the loading of modules, above one second in the profile, and the start of PostgreSQL, 0.4 s.',
  'script-home': firstLoad,
  'script-list': firstLoad,
  'script-article': firstLoad,
  'script-basket': firstLoad,
  'script-checkout': `${firstLoad}. Here the four steps with their chart add 13.5, their forms 3 and the sentences of buying 5 kB.`,
  listHtml: 'markup 60 kB (24 tiles of some 1.5), styles 34 kB (only the rules the page uses), data 11 kB.',
  listHtmlBrotli: 'markup 6.5, styles 6.2, data 2.9, boot record 1.2.',
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
