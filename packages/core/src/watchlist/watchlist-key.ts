/** The local-storage key: "tussock_watchlist" for the product Tussock. */
export function watchlistKey(productName: string): string {
  return `${productName.toLowerCase().replace(/\s+/g, '_')}_watchlist`;
}
