/**
 * A record that is parsed when somebody reads a field of it. The API answers a record as the text that is stored, and reads no
 * field: the parsing was a tenth of such an answer, with its garbage.
 */
export function lazyRecord<T extends object>(json: Buffer): T {
  let parsed: T | undefined;
  const record = (): T => {
    parsed ??= JSON.parse(json.toString()) as T;
    return parsed;
  };
  return new Proxy({} as T, {
    // Whoever awaits it asks for `then`, and no record has it.
    get: (_, name) => (name === 'then' ? undefined : Reflect.get(record(), name)),
    has: (_, name) => Reflect.has(record(), name),
    ownKeys: () => Reflect.ownKeys(record()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(record(), name),
  });
}
