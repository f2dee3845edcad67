export const REPEATED = 'is given more than once. Keep one of them';

/**
 * The keys that an object of a text in JSON has more than once. `JSON.parse` keeps the last value of each and says nothing.
 * The text must be JSON: a colon outside of quotation marks then follows a key of the object that was opened last.
 */
export function repeatedKeys(json: string): string[] {
  const repeated = new Set<string>();
  const objects: Set<string>[] = [];
  let written = '';
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '{') objects.push(new Set());
    else if (sign === '}') objects.pop();
    else if (sign === '"') {
      const end = endOfText(json, at);
      written = json.slice(at, end + 1);
      at = end;
    } else if (sign === ':') {
      const key = JSON.parse(written) as string;
      const keys = objects.at(-1);
      if (keys?.has(key)) repeated.add(key);
      keys?.add(key);
    }
  }
  return [...repeated];
}

/** Where the quotation mark is that ends the text which begins with the one at `start`. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end;
}

/** Whether an odd number of backslashes is before it. */
function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}
