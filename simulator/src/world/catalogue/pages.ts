import { addDays, toEpoch } from '@muara/contract/rules';
import { TERMS_PAGE_TITLE, VVIP_PAGE_TITLE } from '@muara/contract/constants';
import { defineCatalogue } from '../define-catalogue.ts';
import type { Edited } from '../records.ts';

const MORNING_MINUTE = 10 * 60 + 15;

const VVIP = [
  '<p>Take the whole boat for an evening: your guests, your table, your pace. We sail the old river of Melaka or the mangroves of Sungai Linggi, and the crew is yours from the first drink to the last photograph.</p>',
  '<h2>What is included</h2>',
  '<ul>',
  '<li>A boat to yourselves, with captain and crew</li>',
  '<li>Dinner on board from our menu, served at a set table</li>',
  '<li>A welcome drink for everybody, children too</li>',
  '<li>Sound system, lights, and a microphone for the speech</li>',
  '</ul>',
  '<h2>How to book</h2>',
  '<ol>',
  '<li>Choose a date at least four days ahead, a jetty and a slot.</li>',
  '<li>Tell us how many of you there are, and what you would like to eat.</li>',
  '<li>We confirm by e-mail, and you pay in full or leave a deposit.</li>',
  '</ol>',
  '<h3>Party size</h3>',
  '<p>The dinner cruise takes up to <strong>40 guests</strong>, the charter up to <strong>30</strong>. Babies on a lap count as guests, because every head needs a life jacket.</p>',
  '<h3>Good to know</h3>',
  '<p>Please be at the jetty <strong>twenty minutes</strong> before departure. In a thunderstorm we wait, and if it does not pass we find another date together.</p>',
  '<blockquote><p>We came for the lights and stayed for the satay.</p></blockquote>',
];

const TERMS = [
  '<p>These terms apply to every ticket that we sell: online, at a counter, and through agents. By buying a ticket you agree to them.</p>',
  '<h2>1. Tickets</h2>',
  '<ul>',
  '<li>A ticket is valid for the date, jetty and slot that it names, and for as many passengers as it names.</li>',
  '<li>Open tickets from agents are valid until the date printed on them.</li>',
  '<li>Keep the QR code to yourself: it lets the first person board who shows it.</li>',
  '</ul>',
  '<h2>2. Prices</h2>',
  '<p>Prices are in Malaysian ringgit. Reduced prices for children, students, seniors and persons with disabilities need a valid card at the jetty.</p>',
  '<h2>3. Boarding</h2>',
  '<ol>',
  '<li>Be at the jetty fifteen minutes before departure. The boat does not wait.</li>',
  '<li>Everybody wears a life jacket while the boat moves.</li>',
  '<li>The captain decides whether a boat departs, and who may board.</li>',
  '</ol>',
  '<h2>4. Tide, weather and holidays</h2>',
  '<p>At Sungai Linggi the sea tide may close the morning slots. If we cannot depart, we offer another departure or give your money back.</p>',
  '<h2>5. Refunds and changes</h2>',
  '<p>Tickets bought online may be returned as our <em>Refund Policy</em> says. A ticket that was used, in part or in full, cannot be returned.</p>',
  '<h2>6. Your data</h2>',
  '<p>We use your name, e-mail address and phone number to send your ticket and to reach you if your departure changes, and for nothing else.</p>',
  '<h2>7. Law</h2>',
  '<p>These terms follow the laws of Malaysia. If one of them does not hold, the others still do.</p>',
];

const REFUNDS = [
  '<p>Plans change. This is how you get your money back.</p>',
  '<h2>When you may ask</h2>',
  '<ul>',
  '<li>The ticket was bought online and is paid.</li>',
  '<li>Nobody has boarded with it.</li>',
  '<li>You ask before the slot on your ticket begins.</li>',
  '</ul>',
  '<h2>How it works</h2>',
  '<ol>',
  '<li>Enter your ticket code, your bank and your account number.</li>',
  '<li>We check the request within three working days.</li>',
  '<li>The money reaches your account within fourteen working days. The processing fee stays with the bank.</li>',
  '</ol>',
  '<p>A departure that <strong>we</strong> had to call off is refunded in full, with every fee.</p>',
];

const DIRECTIONS = [
  '<p>All three jetties have parking, toilets, and a counter that opens half an hour before the first boat.</p>',
  '<h2>Jeti Muara</h2>',
  '<p>In the old town, five minutes on foot from the square. Boats leave when they are full.</p>',
  '<h2>Jeti Pengkalan</h2>',
  '<p>Upstream, beside the night market. Departures by slot, every hour.</p>',
  '<h2>Sungai Linggi</h2>',
  '<p>Forty minutes by car from the town. Come at dusk for the fireflies, and bring something against mosquitoes.</p>',
  '<hr>',
  '<p>Lost? Write to <a href="mailto:hello@muara.test" target="_blank" rel="noopener noreferrer nofollow">hello@muara.test</a>.</p>',
];

/** A page of the public site (002 §3.7). */
export interface PageRecord extends Edited {
  readonly id: number;
  readonly title: string;
  /** Unique, derived from the title; the public URL. */
  readonly slug: string;
  /** Sanitised HTML. */
  readonly content: string;
}

/** The pages of the public site (002 §3.7). */
export const pages = defineCatalogue<PageRecord>()({
  indexes: {
    unique: { slug: (page) => page.slug, title: (page) => page.title.toLowerCase() },
    sorted: { list: { order: (page) => page.title.toLowerCase() } },
  },
  /** The texts of the public site; what they say is as the sanitiser leaves it. */
  seed(today) {
    const make = (id: number, title: string, slug: string, days: number, lines: readonly string[]): PageRecord => ({
      id,
      title,
      slug,
      content: lines.join('\n'),
      updatedAt: toEpoch(addDays(today, -days), MORNING_MINUTE),
      updatedBy: 'Nadia Zulkifli',
    });
    return [
      make(1, VVIP_PAGE_TITLE, 'vvip-package', 21, VVIP),
      make(2, TERMS_PAGE_TITLE, 'terms-and-conditions', 64, TERMS),
      make(3, 'Refund Policy', 'refund-policy', 64, REFUNDS),
      make(4, 'Getting Here', 'getting-here', 7, DIRECTIONS),
    ];
  },
});
