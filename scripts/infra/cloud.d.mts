/** The account and the region of every stand-in. */
export const ACCOUNT: string;
export const REGION: string;
/** What a new resource has: its id, and its inputs with what the provider adds to them. */
export function stateOf(resource: {
  type: string;
  name: string;
  inputs: Record<string, unknown>;
  id?: string | undefined;
}): { id: string; state: Record<string, unknown> };
