import { createContext } from 'react-router-dom';

/** What time it is for whoever loads a page: in a browser its own, on the server the one its calls are answered by. */
export const clockContext = createContext<() => Date>(() => new Date());
