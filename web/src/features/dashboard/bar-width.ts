/** Returns the width of a bar for a share in percent: the whole track is 100 %. */
export const barWidth = (percent: number): string => `${Math.min(100, Math.max(0, percent))}%`;
