import { createSign, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const tags = { integer: 2, bits: 3, octets: 4, oid: 6, enumerated: 10, time: 23, sequence: 0x30, set: 0x31 };

/** A value as DER writes it. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length);
  return Buffer.concat([Buffer.from([tag, 0x82]), length, content]);
}

const byte = (tag: number, value: number): Buffer => der(tag, Buffer.from([value]));
const sequence = (...parts: readonly Buffer[]): Buffer => der(tags.sequence, ...parts);
const oid = (hex: string): Buffer => der(tags.oid, Buffer.from(hex, 'hex'));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (name: string): Buffer =>
  sequence(der(tags.set, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const extension = (type: string, content: Buffer): Buffer => sequence(oid(type), der(tags.octets, content));

/** Where a certificate says that revoked ones are listed. */
const listedAt = (address: string): Buffer =>
  extension('551d1f', sequence(sequence(der(0xa0, der(0xa0, der(0x86, address))))));

/** What an Android key says of how it was made, for one challenge. */
const madeFor = (clientDataHash: Buffer): Buffer =>
  extension(
    '2b06010401d679020111',
    sequence(
      byte(tags.integer, 3),
      byte(tags.enumerated, 1),
      byte(tags.integer, 4),
      byte(tags.enumerated, 1),
      der(tags.octets, clientDataHash),
      der(tags.octets),
      sequence(),
      sequence(),
    ),
  );

interface Certified {
  readonly subject: string;
  readonly serial: number;
  readonly key: KeyObject;
  readonly extensions: readonly Buffer[];
  readonly signer: KeyObject;
}

function certificate({ subject, serial, key, extensions, signer }: Certified): Buffer {
  const signed = sequence(
    der(0xa0, byte(tags.integer, 2)),
    byte(tags.integer, serial),
    ecdsaWithSha256,
    nameOf('Root'),
    sequence(der(tags.time, '240101000000Z'), der(tags.time, '490101000000Z')),
    nameOf(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = createSign('sha256').update(signed).sign(signer);
  return sequence(signed, ecdsaWithSha256, der(tags.bits, Buffer.from([0]), signature));
}

/** The chain of certificates of an Android key, made by anybody: each names an address where revoked ones are listed. */
export function androidCertificates(key: KeyObject, clientDataHash: Buffer, address: string): Buffer[] {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const listed = listedAt(address);
  return [
    certificate({
      subject: 'Key',
      serial: 2,
      key,
      extensions: [madeFor(clientDataHash), listed],
      signer: root.privateKey,
    }),
    certificate({
      subject: 'Root',
      serial: 1,
      key: root.publicKey,
      extensions: [listed],
      signer: root.privateKey,
    }),
  ];
}
