/** The address of a store as the configuration gives it; anything but a secure web address is none. */
export function storeAddress(value: string | undefined): string | null {
  return value !== undefined && value.startsWith('https://') && URL.canParse(value) ? value : null;
}
