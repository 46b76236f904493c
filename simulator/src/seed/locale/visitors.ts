/** Full names of visitors from abroad, by country. */
export const VISITORS: Readonly<Record<string, readonly string[]>> = {
  Singapore: ['Rachel Seah', 'Darren Phua', 'Nur Farhana', 'Benjamin Toh'],
  China: ['Wang Lei', 'Zhang Min', 'Li Qiang', 'Chen Fang'],
  Indonesia: ['Budi Santoso', 'Dewi Lestari', 'Agus Wijaya', 'Putri Maharani'],
  Japan: ['Haruto Sato', 'Yui Tanaka', 'Kenji Watanabe'],
  'South Korea': ['Kim Minjun', 'Lee Seoyeon', 'Park Jihoon'],
  'United Kingdom': ['Emily Carter', 'James Whitfield', 'Oliver Hughes'],
  Australia: ['Chloe Bennett', 'Liam Fraser'],
  Germany: ['Anna Schneider', 'Lukas Weber'],
  France: ['Camille Laurent', 'Hugo Moreau'],
  Thailand: ['Somchai Prasert', 'Ploy Suwan'],
};
