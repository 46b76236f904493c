import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import styles from './avatar.module.css';
import { Initials } from '@/ui/initials.tsx';

interface AvatarProps {
  name: string;
  /** File name of the picture, as the user's record has it. */
  img: string | null | undefined;
  size?: 'md' | 'lg' | 'xl';
  /** A mark beside the picture; say it in words as well. */
  online?: boolean;
}

/** A person's picture, or their initials if they have none; decoration next to the name. */
export function Avatar({ name, img, size = 'md', online }: AvatarProps) {
  const client = useClient();
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={styles.root}>
      {img && img !== missing ? (
        <img
          className={styles.picture}
          data-size={size}
          src={client.url('getUserPicture', { params: { file: img } })}
          alt=""
          decoding="async"
          onError={() => setMissing(img)}
        />
      ) : (
        <Initials name={name} size={size} />
      )}
      {online ? <span className={styles.online} aria-hidden="true" /> : null}
    </span>
  );
}
