/** Travel agencies; the first three belong to the demo agents. */
export const TRAVEL_COMPANIES = [
  'Melaka Heritage Tours Sdn Bhd',
  'Sri Melaka Travel',
  'Nusantara Getaways Sdn Bhd',
  'Straits Holidays',
  'Kembara Ria Travel',
  'Lotus River Tours',
  'Bintang Timur Travel',
  'Golden Orchid Holidays',
  'Perdana Coach Tours',
  'Anjung Selatan Travel',
  'Harbour City Tours',
  'Kampung Morten Trips',
];

/** Organizations that bring a group, with the group type of their booking. */
export const GROUP_NAMES = [
  ['Tadika Ceria', 'Kindergarden'],
  ['SK Bandar Hilir', 'Primary School'],
  ['SMK Tun Tuah', 'Secondary School'],
  ['Universiti Selatan', 'University'],
  ['Jabatan Kerja Raya Melaka', 'Gov Agency'],
  ['Kelab Sukan Petronas', 'Organization'],
  ['Persatuan Belia Alor Gajah', 'Association'],
  ['Hotel Sungai Emas', 'Hotel'],
  ['Teknologi Maju Sdn Bhd', 'Company'],
  ['Syarikat Cahaya Jaya', 'Company'],
] as const;
