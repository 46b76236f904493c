/**
 * Returns the complete form of an edit: fields that were not sent have the record's current value.
 * @param current the record by its wire names
 */
export function completeEdit<Form extends object>(current: NoInfer<Partial<Form>>, sent: Form): Form {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...current, ...(Object.fromEntries(given) as Form) };
}
