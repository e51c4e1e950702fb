/**
 * The part of the WHATWG URL interface that the contract uses; browsers and Node have it alike. Only the machines' compiler
 * run reads this file: it knows neither the DOM library nor Node's types.
 */
declare class URLSearchParams {
  constructor(init?: string);
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  toString(): string;
}
