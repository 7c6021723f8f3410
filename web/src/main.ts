import { mount } from 'svelte';
import './scene/scene.css';
import './app.css';
import './look/theme.svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
