import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app';
import '../theme/boxes.css';
import '../theme/scroll-edges.css';
import '../theme/forced-colors.css';

const root = document.getElementById('root')!;
const client = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The landing page comes with its content (prerender.tsx).
if ('prerendered' in root.dataset) hydrateRoot(root, client);
else createRoot(root).render(client);
