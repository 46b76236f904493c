import { memo, useId } from 'react';

/** Colours of a scene: sky from top to horizon, its light, three ridges from far to near, water. */
interface Scene {
  sky: [string, string, string];
  light: string;
  ridges: [string, string, string];
  water: [string, string];
  night: boolean;
}

const SCENES: Record<string, Scene> = {
  dawn: {
    sky: ['#5b7fb0', '#f3b79b', '#fde3c3'],
    light: '#fff1d6',
    ridges: ['#c79a98', '#8a6f86', '#4d4a67'],
    water: ['#e9b79f', '#4f5f86'],
    night: false,
  },
  noon: {
    sky: ['#4fa3d8', '#9fd3ee', '#e4f5fb'],
    light: '#fffbe6',
    ridges: ['#9cc7c0', '#5ea394', '#2f7567'],
    water: ['#8fd0dc', '#2c7f9c'],
    night: false,
  },
  dusk: {
    sky: ['#3b2f63', '#b2567a', '#f6a86b'],
    light: '#ffe0a3',
    ridges: ['#8f4f75', '#5b3a68', '#2e2549'],
    water: ['#d9826e', '#3c2f5e'],
    night: false,
  },
  night: {
    sky: ['#0b1a36', '#16335c', '#2f5a86'],
    light: '#f4f1d8',
    ridges: ['#234a70', '#163555', '#0b2038'],
    water: ['#28598a', '#0a1d38'],
    night: true,
  },
  mangrove: {
    sky: ['#5aa58d', '#a9d8bb', '#eaf6df'],
    light: '#fbfbe2',
    ridges: ['#86b98c', '#4a8a62', '#235741'],
    water: ['#8fc6a8', '#2b6a5c'],
    night: false,
  },
  heritage: {
    sky: ['#7d9bb8', '#d9c7ad', '#f7e9d2'],
    light: '#fff6e0',
    ridges: ['#cf9f7c', '#a96a4c', '#6b3a2c'],
    water: ['#c9b497', '#4f6876'],
    night: false,
  },
};

const WORDS: [RegExp, keyof typeof SCENES][] = [
  [/night|malam|firefl|star/i, 'night'],
  [/heritage|museum|exhibition|culture|old/i, 'heritage'],
  [/sunset|dusk|senja|romantic/i, 'dusk'],
  [/morning|pagi|dawn|sunrise|breakfast/i, 'dawn'],
  [/mangrove|eco|linggi|bird|nature|park|sigua/i, 'mangrove'],
  [/day|family|school|express/i, 'noon'],
];

function sceneOf(name: string, id: number): Scene {
  const word = WORDS.find(([pattern]) => pattern.test(name))?.[1];
  const names = Object.keys(SCENES);
  return SCENES[word ?? names[id % names.length]!]!;
}

/** Returns a ridge line that differs by package and layer, and is always the same for a package. */
function ridge(seed: number, top: number, swing: number): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const wave = Math.sin(seed * 1.7 + index * 1.3) + Math.sin(seed * 0.6 + index * 2.1) * 0.6;
    return [index * 50, top - wave * swing] as const;
  });
  const curve = points.map(([x, y], index) => {
    if (index === 0) return `M0 ${y.toFixed(1)}`;
    const [px, py] = points[index - 1]!;
    return `C${px + 20} ${py.toFixed(1)} ${x - 20} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`;
  });
  return `${curve.join('')}V150H0Z`;
}

/** A picture for a package without one: a river whose light follows the package's name. Decorative. */
export const Artwork = memo(function Artwork({
  id,
  name,
  className,
}: {
  id: number;
  name: string;
  className?: string | undefined;
}) {
  const scene = sceneOf(name, id);
  const key = useId();
  const lightX = 70 + ((id * 97) % 260);
  const boatX = 60 + ((id * 61) % 220);
  return (
    <svg
      className={className}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${key}s`} x1="0" y1="0" x2="0" y2="1">
          {scene.sky.map((colour, index) => (
            <stop key={colour} offset={index / 2} stopColor={colour} />
          ))}
        </linearGradient>
        <linearGradient id={`${key}w`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={scene.water[0]} />
          <stop offset="1" stopColor={scene.water[1]} />
        </linearGradient>
      </defs>
      <rect width="400" height="150" fill={`url(#${key}s)`} />
      {scene.night &&
        [...Array(14).keys()].map((star) => (
          <circle
            key={star}
            cx={(star * 83 + id * 29) % 400}
            cy={(star * 37 + id * 11) % 80}
            r={star % 3 === 0 ? 1.4 : 0.9}
            fill="#fff"
            opacity={0.75}
          />
        ))}
      <circle cx={lightX} cy={scene.night ? 42 : 82} r="34" fill={scene.light} opacity="0.25" />
      <circle cx={lightX} cy={scene.night ? 42 : 82} r="19" fill={scene.light} />
      <path d={ridge(id + 1, 112, 9)} fill={scene.ridges[0]} opacity="0.75" />
      <path d={ridge(id + 4, 127, 8)} fill={scene.ridges[1]} opacity="0.9" />
      <path d={ridge(id + 9, 141, 5)} fill={scene.ridges[2]} />
      <rect y="149" width="400" height="76" fill={`url(#${key}w)`} />
      {[154, 160, 168, 178, 191].map((y, index) => (
        <rect
          key={y}
          x={lightX - 20 + index * 2.5}
          y={y}
          width={40 - index * 5}
          height={2 + index * 0.4}
          rx="1.5"
          fill={scene.light}
          opacity={0.5 - index * 0.08}
        />
      ))}
      {[162, 178, 198].map((y, index) => (
        <path
          key={y}
          d={`M${-20 + index * 17} ${y}q20-5 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0`}
          fill="none"
          stroke="#fff"
          strokeWidth={1.2 + index * 0.5}
          opacity={0.22}
        />
      ))}
      <g transform={`translate(${boatX} 150)`}>
        <path d="M4 22h86l-9 16H15z" fill="#fff" opacity="0.95" />
        <path d="M4 22h86l-2.600 4.600H6.800z" fill={scene.ridges[2]} />
        <path d="M18 8h52l6 14H18z" fill={scene.ridges[1]} />
        {[23, 35, 47, 59].map((x) => (
          <rect key={x} x={x} y="12" width="8" height="6" rx="1" fill={scene.light} />
        ))}
        <path d="M40 8V-4l16 5-16 4" fill={scene.light} stroke={scene.ridges[2]} strokeWidth="1" />
      </g>
      <path
        d="M0 193q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V225H0Z"
        fill={scene.water[1]}
        opacity="0.55"
      />
    </svg>
  );
});
