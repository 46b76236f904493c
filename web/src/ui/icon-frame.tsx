import type { ReactNode } from 'react';

/** @public emitted declarations of icons name it */
export interface IconProps {
  size?: number;
}

/** One frame for all icons: 24 × 24, stroked in the text colour, silent for screen readers. */
export function icon(paths: ReactNode, usual = 20) {
  return function Icon({ size = usual }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths}
      </svg>
    );
  };
}

/** An icon of one path. */
export const line = (d: string, usual?: number) => icon(<path d={d} />, usual);
