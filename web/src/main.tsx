import 'virtual:theme.css';
import '@/app/kit.css';
import '@/app/app.css';
import { mountApp } from '@/app/mount-app.tsx';
import { steadyPointer } from '@/lib/steady-pointer.ts';

steadyPointer();
mountApp(document.getElementById('root') as HTMLElement);
