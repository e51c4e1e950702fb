import { serveShop } from './serve-shop.ts';

await serveShop();
