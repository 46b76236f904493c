import type { Language } from '@muara/contract/constants';
import { englishMails } from './english.ts';
import { malayMails } from './malay.ts';
import type { MailTexts } from './wording.ts';

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en: englishMails, ms: malayMails };
