import styles from './river-scene.module.css';

/** Dusk on the river: stars, a moon, mangroves with fireflies, a boat. Decoration only. */
export function RiverScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#042a33" />
          <stop offset="0.45" stopColor="#0a5260" />
          <stop offset="0.66" stopColor="#2f8793" />
          <stop offset="0.76" stopColor="#e8b866" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12606d" />
          <stop offset="1" stopColor="#073843" />
        </linearGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#dusk)" />
      <g fill="#fff">
        <circle cx="1193" cy="424" r="1" opacity="0.5" />
        <circle cx="1443" cy="199" r="1.3" opacity="0.5" />
        <circle cx="1207" cy="428" r="1" opacity="0.35" />
        <circle cx="211" cy="158" r="1" opacity="0.7" />
        <circle cx="1380" cy="53" r="0.8" opacity="0.7" />
        <circle cx="1456" cy="178" r="1.3" opacity="0.7" />
        <circle cx="1415" cy="248" r="1" opacity="0.7" />
        <circle cx="810" cy="362" r="1" opacity="0.35" />
        <circle cx="965" cy="201" r="0.8" opacity="0.7" />
        <circle cx="259" cy="272" r="0.8" opacity="0.35" />
        <circle cx="608" cy="86" r="1.3" opacity="0.35" />
        <circle cx="834" cy="220" r="1" opacity="0.35" />
        <circle cx="360" cy="249" r="1" opacity="0.7" />
        <circle cx="589" cy="90" r="1" opacity="0.7" />
        <circle cx="590" cy="381" r="1" opacity="0.5" />
        <circle cx="1418" cy="214" r="0.8" opacity="0.35" />
        <circle cx="189" cy="110" r="0.8" opacity="0.35" />
        <circle cx="1368" cy="139" r="0.8" opacity="0.5" />
        <circle cx="1226" cy="113" r="1" opacity="0.5" />
        <circle cx="28" cy="94" r="1" opacity="0.7" />
        <circle cx="776" cy="332" r="1.3" opacity="0.5" />
        <circle cx="277" cy="373" r="1.3" opacity="0.7" />
        <circle cx="1361" cy="366" r="1.3" opacity="0.35" />
        <circle cx="955" cy="419" r="1.3" opacity="0.7" />
        <circle cx="823" cy="223" r="1" opacity="0.5" />
        <circle cx="232" cy="266" r="1.3" opacity="0.5" />
        <circle cx="147" cy="117" r="0.8" opacity="0.35" />
        <circle cx="922" cy="103" r="0.8" opacity="0.5" />
        <circle cx="1250" cy="46" r="0.8" opacity="0.35" />
        <circle cx="1180" cy="97" r="1.3" opacity="0.35" />
        <circle cx="764" cy="334" r="0.8" opacity="0.35" />
        <circle cx="445" cy="334" r="1" opacity="0.35" />
        <circle cx="1319" cy="149" r="1" opacity="0.7" />
        <circle cx="765" cy="262" r="0.8" opacity="0.35" />
      </g>
      <circle cx="930" cy="520" r="210" fill="url(#glow)" />
      <circle className={styles.moon} cx="930" cy="520" r="54" fill="#fff0cc" />
      <path
        d="M0 650c70-34 150-44 240-20 80-46 190-52 290-6 90-40 200-40 290 0 80-34 170-34 250 2 90-44 200-46 300 0 80-28 160-24 230 6v140H0z"
        fill="#0b4450"
      />
      <path
        d="M0 700c90-30 170-26 260 2 90-40 200-38 300 0 110-34 220-30 320 4 100-36 210-34 310 0 100-30 220-30 410 10v60H0z"
        fill="#06323b"
      />
      <g className={styles.flies} fill="#ffdf94">
        <circle cx="693" cy="687" r="2.8" />
        <circle cx="1363" cy="674" r="1.6" />
        <circle cx="1127" cy="680" r="2.4" />
        <circle cx="1223" cy="675" r="2" />
        <circle cx="106" cy="679" r="2.8" />
        <circle cx="886" cy="676" r="2" />
        <circle cx="215" cy="738" r="2.8" />
        <circle cx="151" cy="740" r="1.6" />
        <circle cx="487" cy="742" r="1.6" />
        <circle cx="1211" cy="742" r="2.8" />
        <circle cx="131" cy="696" r="1.6" />
        <circle cx="1170" cy="685" r="2.4" />
        <circle cx="888" cy="686" r="1.6" />
        <circle cx="1199" cy="707" r="2" />
        <circle cx="241" cy="742" r="2" />
        <circle cx="792" cy="680" r="1.6" />
        <circle cx="1185" cy="675" r="2" />
        <circle cx="1046" cy="736" r="2.8" />
        <circle cx="673" cy="727" r="2.8" />
        <circle cx="770" cy="706" r="2" />
        <circle cx="398" cy="699" r="1.6" />
        <circle cx="1206" cy="706" r="2.8" />
        <circle cx="733" cy="725" r="2.4" />
        <circle cx="1277" cy="677" r="1.6" />
        <circle cx="1078" cy="721" r="2" />
        <circle cx="730" cy="687" r="2.8" />
      </g>
      <path d="M0 752h1600v248H0z" fill="url(#water)" />
      <g fill="#ffe3a6" opacity="0.5" transform="translate(34)">
        <rect x="855" y="764" width="150" height="3" rx="1.5" />
        <rect x="851" y="776" width="110" height="3" rx="1.5" />
        <rect x="861" y="790" width="170" height="3" rx="1.5" />
        <rect x="863" y="806" width="90" height="3" rx="1.5" />
        <rect x="887" y="822" width="130" height="3" rx="1.5" />
        <rect x="904" y="840" width="70" height="3" rx="1.5" />
      </g>
      <g className={styles.boat}>
        <path d="M640 806h226l-30 40H674z" fill="#03222a" />
        <path d="M684 806v-36h124l18 36z" fill="#0a3a44" />
        <path d="M670 765h160v7H670z" fill="#f2b544" />
        <path d="M704 765v-18h3v18z" fill="#0a3a44" />
        <circle cx="705.5" cy="744" r="4.5" fill="#ffdf94" />
        <g fill="#ffe3a6">
          <rect x="700" y="780" width="15" height="13" rx="2" />
          <rect x="727" y="780" width="15" height="13" rx="2" />
          <rect x="754" y="780" width="15" height="13" rx="2" />
          <rect x="781" y="780" width="15" height="13" rx="2" />
        </g>
      </g>
      <path
        className={styles.wave}
        d="M-160 862c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12c36 0 44 12 80 12c36 0 44 -12 80 -12V1040H-160z"
        fill="#0a4a56"
      />
      <path
        className={styles.waveBack}
        d="M-160 912c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14c36 0 44 14 80 14c36 0 44 -14 80 -14V1040H-160z"
        fill="#06343e"
      />
    </svg>
  );
}
