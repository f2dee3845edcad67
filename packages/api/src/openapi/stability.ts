/** The operations whose address, parameters and fields are promised. Any other may change without notice. */
export const STABLE: ReadonlySet<string> = new Set([
  ...['listOffers', 'getOffer', 'listProviders', 'getProvider', 'listPlatforms', 'getPlatform'],
  ...['listFunds', 'getFund', 'listTags', 'getTag', 'listAssetClasses', 'getAssetClass'],
  ...['listBlogPosts', 'getBlogPost', 'listFaqs', 'search', 'getRelease', 'getStats', 'getLockedOffer'],
]);

/** What the document says of its own future. */
export const POLICY = [
  'Every operation has `x-stability`. A `stable` one keeps its address, its parameters and the fields of its answers. It may get new optional parameters, new fields, and new values in a list of values, so programs should ignore what they do not know. An `unstable` one may change without notice.',
  'Before a stable operation changes in any other way, it is marked `deprecated` here for at least six months. Its answers then carry the headers `Deprecation` (since when), `Sunset` (when it ends) and `Link` (what replaces it). A change that cannot be made like that gets a new address, /api/v2.',
  'The examples name records of the demonstration directory. Any release that was live and is still stored can be read with `release=N`; /api/releases lists them.',
];
