import { useSignedIn } from '@/domain/session/session-context.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileMessages as text } from './profile.messages.ts';
import styles from './profile.page.module.css';
import { ProfilePicture } from './profile-picture.tsx';

/** /d/profile: the user's own name, phone, password, booking message and picture (000 §2). */
export default function ProfilePage() {
  const { user } = useSignedIn();
  return (
    <>
      <PageTitle title={text.title} sub={text.sub} />
      <div className={styles.columns}>
        <ProfileForm key={user.id} user={user} />
        <ProfilePicture user={user} />
      </div>
    </>
  );
}
