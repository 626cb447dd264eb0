/** Whether a staff member does all of the services. A staff member who names none does all of the salon's. */
export const doesServices = (
  { serviceIds }: { serviceIds: readonly string[] },
  wanted: readonly string[],
): boolean => serviceIds.length === 0 || wanted.every(id => serviceIds.includes(id))
