import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type CatalogueOffer, catalogueOffer } from '@tussock/core/offer/offer';
import { storedAs } from '../../table/stored';

/** What a compressed text can look back to. */
const WINDOW = 32 * 1024;
const SAMPLES = 24;

/** Texts that are typical of the cards: each card is compressed by what it shares with them, and can be read alone. */
export function dictionaryOf(cards: readonly CatalogueOffer[]): Buffer {
  const step = Math.max(1, Math.floor(cards.length / SAMPLES));
  const samples = cards.filter((_, row) => row % step === 0).map((card) => JSON.stringify(card));
  return Buffer.from(samples.join('')).subarray(0, WINDOW);
}

export const packCard = (card: CatalogueOffer, dictionary: Buffer): Buffer =>
  deflateRawSync(JSON.stringify(card), { dictionary });

export const unpackCard = (bytes: Uint8Array, dictionary: Uint8Array): CatalogueOffer =>
  storedAs(catalogueOffer, JSON.parse(inflateRawSync(bytes, { dictionary }).toString()));
