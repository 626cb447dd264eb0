/** Whether a staff member does all of the services: one who names none does whatever the salon offers. */
export const doesServices = (
  { serviceIds }: { serviceIds: readonly string[] },
  wanted: readonly string[],
): boolean => serviceIds.length === 0 || wanted.every(id => serviceIds.includes(id))
