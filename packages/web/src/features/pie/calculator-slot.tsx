/** Where the PIE calculator stands on the chapter; nothing until it is there. */
export function PieCalculatorSlot() {
  return null;
}
