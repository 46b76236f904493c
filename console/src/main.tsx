import 'virtual:theme.css';
import '@/app/kit.css';
import '@/app/app.css';
import './app/console.css';
import { mountConsole } from './app/mount-console.tsx';

mountConsole(document.getElementById('root') as HTMLElement);
