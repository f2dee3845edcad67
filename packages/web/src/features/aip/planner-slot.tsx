/** Where the AIP planner stands on the guide; nothing until it is there. */
export function AipPlannerSlot() {
  return null;
}
