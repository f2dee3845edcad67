/** The titles or the addresses in a list of documents, each with its place: "documents[0].title". What is no document has none. */
export function documentParts(
  column: string,
  value: unknown,
  part: 'title' | 'address',
): [field: string, text: string][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: Partial<Record<typeof part, unknown>> | null, at): [string, string][] => {
    const text = each?.[part];
    return typeof text === 'string' ? [[`${column}[${at}].${part}`, text]] : [];
  });
}
