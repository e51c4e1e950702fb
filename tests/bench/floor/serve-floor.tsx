import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { FloorPage, floorItems } from './FloorPage.tsx';

/** The program that runs TypeScript names functions by a helper the browser does not have. */
export const namesInBrowser = 'globalThis.__name = (value) => value';

const style =
  'body{margin:0;font:16px/1.4 system-ui,sans-serif}header{display:flex;justify-content:space-between;padding:12px;border-bottom:1px solid #ddd}h1{margin:12px}.g{display:grid;grid-template-columns:repeat(auto-fill,minmax(166px,1fr));gap:12px;padding:12px}img{width:100%;height:auto;aspect-ratio:1}h2{font-size:15px;margin:4px 0}p{margin:0}button{width:100%;padding:8px}';
const pictureSidePx = 332;

async function buildScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(projectRoot, 'tests/bench/floor/browser.tsx'),
        output: { format: 'iife' },
      },
    },
  });
  const first = Array.isArray(output) ? output[0] : output;
  if (first === undefined || !('output' in first)) throw new Error('The floor page was not built.');
  return first.output[0].code;
}

/** Colour fields with grain, about the weight of a product picture; drawn by the browser, so nothing else is needed. */
async function drawPictures(browser: Browser): Promise<Buffer[]> {
  const page = await browser.newPage();
  await page.evaluate(namesInBrowser);
  const pictures = await page.evaluate(
    async ({ count, side }) => {
      let seed = 7;
      const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff;
      const canvas = new OffscreenCanvas(side, side);
      const context = canvas.getContext('2d');
      if (context === null) return [];
      const drawn: number[][] = [];
      for (let picture = 0; picture < count; picture += 1) {
        const base = [random() * 255, random() * 255, random() * 255];
        const image = context.createImageData(side, side);
        for (let pixel = 0; pixel < side * side; pixel += 1) {
          const [column, row] = [(pixel % side) / 5.2, Math.floor(pixel / side) / 5.2];
          for (let channel = 0; channel < 3; channel += 1)
            image.data[pixel * 4 + channel] =
              (base[channel] ?? 0) +
              80 * Math.sin((column * (channel + 1) + picture * 9) / 9) +
              60 * Math.cos(row / (7 + channel)) +
              (random() - 0.5) * 18;
          image.data[pixel * 4 + 3] = 255;
        }
        context.putImageData(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
        drawn.push([...new Uint8Array(await blob.arrayBuffer())]);
      }
      return drawn;
    },
    { count: floorItems.length, side: pictureSidePx },
  );
  await page.close();
  return pictures.map((bytes) => Buffer.from(bytes));
}

const brotli = (content: string): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export interface FloorServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves the floor: a page that nothing with 24 cards, pictures and React can be faster than. */
export async function serveFloor(browser: Browser): Promise<FloorServer> {
  const script = brotli(await buildScript());
  const pictures = await drawPictures(browser);
  const body = renderToString(<FloorPage items={floorItems} />);
  const html = brotli(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><style>${style}</style><script defer src="/floor.js"></script></head><body><div id="r">${body}</div></body></html>`,
  );
  const server = createServer((request, response) => {
    const send = (content: Buffer, type: string, encoding: Record<string, string>): void => {
      response.writeHead(200, { 'content-type': type, 'content-length': content.length, ...encoding });
      response.end(content);
    };
    const picture = pictures[Number(/^\/i\/(\d+)\.webp$/.exec(request.url ?? '')?.[1] ?? 0) - 1];
    if (picture !== undefined) send(picture, 'image/webp', {});
    else if (request.url === '/floor.js') send(script, 'text/javascript', { 'content-encoding': 'br' });
    else if (request.url === '/floor') send(html, 'text/html', { 'content-encoding': 'br' });
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
