const BOX = { width: 150, height: 54 };

interface BoxProps {
  x: number;
  y: number;
  title: string;
  text: string;
  kind?: 'good' | 'bad';
}

function State({ x, y, title, text, kind }: BoxProps) {
  return (
    <g transform={`translate(${x} ${y})`} data-kind={kind}>
      <rect {...BOX} rx="10" />
      <text x={BOX.width / 2} y="23" className="title">
        {title}
      </text>
      <text x={BOX.width / 2} y="41">
        {text}
      </text>
    </g>
  );
}

/** The rules by which a client connects again, as a picture with the same words below it. */
export function ReconnectPicture({ seconds, attempts }: { seconds: number; attempts: number }) {
  const waits = Array.from({ length: attempts }, (_, index) => (index + 1) * seconds);
  return (
    <figure className="picture">
      <svg viewBox="0 0 700 330" role="img" aria-labelledby="reconnect-title" aria-describedby="reconnect-text">
        <title id="reconnect-title">When a client connects again</title>
        <defs>
          <marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 10 5 0 10Z" />
          </marker>
        </defs>
        <g className="arrows">
          <path d="M166 43H268" />
          <path d="M424 43H528" />
          <path d="M565 72V160H424" />
          <path d="M268 160H125V74" />
          <path d="M345 188V248" />
          <path d="M268 276H60V74" />
          <path d="M645 72V248" />
        </g>
        <g className="labels">
          <text x="217" y="34">
            accepted
          </text>
          <text x="476" y="34">
            closed
          </text>
          <text x="493" y="151">
            other codes
          </text>
          <text x="654" y="162" textAnchor="start">
            3003
          </text>
          <text x="200" y="151">
            time is over
          </text>
          <text x="354" y="222" textAnchor="start">
            after attempt {attempts}
          </text>
          <text x="165" y="267">
            focus or network
          </text>
        </g>
        <State x={15} y={16} title="Connecting" text="one attempt" />
        <State x={270} y={16} title="Connected" text="attempts start at 0" kind="good" />
        <State x={530} y={16} title="Closed" text="or an attempt failed" />
        <State x={270} y={133} title="Waiting" text={`${waits.join(', ')} s`} />
        <State x={270} y={249} title="Paused" text="until the user is back" />
        <State x={530} y={249} title="Ended" text="never again" kind="bad" />
      </svg>
      <figcaption id="reconnect-text">
        After an unexpected close the client waits {seconds} seconds for its first attempt and {seconds} seconds more
        for each further one: {waits.join(', ')}. After attempt {attempts} it pauses until the window is focused or the
        network returns, then starts again from 0. A successful connection sets the count to 0. After code 1012 the
        interval is a random 5 to 14 seconds instead of {seconds}. After code 3003, or its own /quit, the client never
        connects again.
      </figcaption>
    </figure>
  );
}
