import { SCREENS, type ScreenName } from '@muara/contract/screens';
import { BackLink } from '@/ui/record-head.tsx';
import { RecordNotFound } from '@/domain/records/record-page.tsx';
import { en } from '../messages/en.ts';
import { translateMenu } from '@/domain/navigation/menu-words.ts';

interface NotFoundBelowProps {
  screen: ScreenName;
  /** The address of the list. */
  list: string;
}

/** Replaces a list whose address ends in something that opens no dialog. */
export default function NotFoundBelow({ screen, list }: NotFoundBelowProps) {
  return (
    <RecordNotFound
      title={translateMenu(SCREENS[screen].title)}
      notFound={en.pageNotFound}
      back={<BackLink to={list}>{en.backToList}</BackLink>}
    />
  );
}
