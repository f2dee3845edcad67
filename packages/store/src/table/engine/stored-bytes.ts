/** Bytes as the engine's JSON has them, decoded where they are used: a page of records is decoded into one answer. */
export class StoredBytes {
  /** Of the bytes themselves. */
  readonly length: number;

  constructor(private readonly base64: string) {
    const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
    this.length = (base64.length * 3) / 4 - padding;
  }

  /** As `Buffer.copy`. */
  copy(target: Buffer, at = 0): number {
    return target.write(this.base64, at, 'base64');
  }

  toBuffer(): Buffer<ArrayBuffer> {
    return Buffer.from(this.base64, 'base64');
  }

  toString(): string {
    return this.toBuffer().toString();
  }
}

/** No text within JSON has it: there its quotation marks are escaped. */
const BYTES = '{"B":"';
const QUOTATION_MARK = 0x22;

/** An answer of the engine as far as reads use it. */
interface EngineAnswer {
  Item?: Attributes;
  Items?: Attributes[];
}
type Attributes = Record<string, { B?: unknown }>;

/**
 * Parses an answer of the engine, in which bytes become `StoredBytes`. They are cut out before: the parser would go through
 * each letter of them.
 */
export function parseAnswer(text: Buffer): EngineAnswer {
  const cut: StoredBytes[] = [];
  let rest = '';
  let from = 0;
  for (;;) {
    const found = text.indexOf(BYTES, from, 'latin1');
    if (found < 0) break;
    const start = found + BYTES.length;
    const end = text.indexOf(QUOTATION_MARK, start);
    rest += text.toString('utf8', from, start) + cut.length;
    cut.push(new StoredBytes(text.toString('latin1', start, end)));
    from = end;
  }
  const answer = JSON.parse(rest + text.toString('utf8', from)) as EngineAnswer;
  for (const item of answer.Items ?? (answer.Item ? [answer.Item] : []))
    for (const name in item) {
      const attribute = item[name];
      if (attribute?.B !== undefined) attribute.B = cut[Number(attribute.B)];
    }
  return answer;
}
