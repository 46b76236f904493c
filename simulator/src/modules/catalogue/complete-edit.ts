/**
 * Returns the whole form of an edit: each field that was not sent has the value that the record has now.
 * @param current the record by its wire names
 */
export function completeEdit<Form extends object>(current: NoInfer<Partial<Form>>, sent: Form): Form {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...current, ...(Object.fromEntries(given) as Form) };
}
