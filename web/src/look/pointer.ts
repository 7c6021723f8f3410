/** Whether there are keys beside the screen; on a touch screen a field with the focus brings keys that cover half of it. */
export function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches;
}
