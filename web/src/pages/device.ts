/** What this device is called among mine, as far as the browser says. */
export const deviceName = (): string => (navigator as { userAgentData?: { platform?: string } }).userAgentData?.platform ?? '';
