/** One resource as the program declared it. */
export interface Resource {
  type: string;
  name: string;
  urn: string;
  parent: string;
  provider: string;
  // biome-ignore lint/suspicious/noExplicitAny: the properties of 60 kinds of resource
  inputs: Record<string, any>;
  dependencies?: string[];
  retainOnDelete?: boolean;
  protect?: boolean;
  /** The id of a resource that the program only refers to. */
  read?: string;
}
